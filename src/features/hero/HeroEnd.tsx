/** Ends what a page opens with, which is painted once it has come (shell/Head.astro): a browser waits for the start of an element. */
export function HeroEnd() {
  return <span id="hero-end" hidden />;
}
