/** Ends the first screen of wide pages, painted once it has come (shell/Head.astro): a browser waits for the start of an element. */
export function HeroEnd() {
  return <span id="screen" hidden />;
}
