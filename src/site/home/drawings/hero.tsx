import { Coin } from '../../../drawings/kit/Coin.tsx';
import { Cup } from '../../../drawings/kit/goods.tsx';
import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { Placed } from '../../../drawings/kit/Placed.tsx';
import { color, shaded } from '../../../drawings/kit/palette.ts';
import { defineScenes } from '../../../drawings/scene.ts';

/** What a customer pays with: a card, and a coin beside it. */
function CardAndChange() {
  return (
    <>
      <Placed x={52} y={493} rotate={-8} width={180} height={114}>
        <rect width={180} height={114} rx={12} {...shaded} />
      </Placed>
      <PaymentCard x={44} y={482} scale={1.1} rotate={-8} digits="4417" />
      <Coin x={246} y={530} scale={0.86} code="$" />
    </>
  );
}

/** The counter from above, around the terminal and its receipt: a cup, the change and a card. */
function Hero() {
  return (
    <g transform="translate(20 20)">
      <circle cx={340} cy={290} r={278} fill={color.actionWash} />
      <Cup x={8} y={34} scale={1.16} rotate={-28} />
      {/* A taller terminal would lie on what is at its foot: then that lies below the receipt (Hero.module.css). */}
      <g opacity="calc(1 - var(--taller, 0))">
        <CardAndChange />
      </g>
      <g opacity="var(--taller, 0)" transform="translate(330 100)">
        <CardAndChange />
      </g>
    </g>
  );
}

/** The counter of the hero; sent with the rest, since terminal and receipt are in the page and phones show nothing else. */
export const heroScenes = defineScenes([
  { id: 'home-hero', viewBox: '0 0 700 640', Drawing: Hero, overflow: 'visible' },
]);
