import { brand } from '../../brand.ts';
import { color } from '../../drawings/kit/palette.ts';
import { pen } from '../../drawings/scene.ts';
import { Label } from '../../drawings/text.tsx';
import { Slip, type SlipProps } from './Slip.tsx';
import { socialImageSize } from './size.ts';

export interface SocialCardProps extends Pick<SlipProps, 'scene' | 'rows'> {
  readonly kicker: string;
  readonly title: string;
  /** Where the page is, as people write it. */
  readonly address: string;
}

const margin = 72;

function Logo() {
  const { box, strokeWidth, action, money } = brand.mark;
  const side = 46;
  const top = margin - 12;
  return (
    <>
      <g transform={`translate(${margin} ${top})scale(${side / box})`} strokeWidth={strokeWidth}>
        <path d={action} stroke={color.action} />
        <path d={money} stroke={color.money} />
      </g>
      <Label x={margin + side + 14} y={top + 35} size={34} weight={700} voice="heading">
        {brand.name}
      </Label>
    </>
  );
}

/** A page as it is shown where its link is shared, in the site's own paper and ink: its drawing, and room for its title. */
export function SocialCard({ kicker, title, address, scene, rows }: SocialCardProps) {
  const { width, height } = socialImageSize;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height} {...pen}>
      {/* Drawn by title.ts; here so that its characters are looked at with all others. */}
      <title>{title}</title>
      <rect width={width} height={height} fill={color.ground} />
      <Slip x={650} scene={scene} rows={rows} code={address} />
      <Logo />
      <path d={`M${margin} 173h30`} stroke={color.action} strokeWidth={3} />
      <Label x={margin + 44} y={180} size={22} weight={600} fill={color.action} voice="mono">
        {kicker}
      </Label>
      <Label x={margin} y={height - margin + 18} size={20} fill={color.inkSoft} voice="mono">
        {address}
      </Label>
    </svg>
  );
}
