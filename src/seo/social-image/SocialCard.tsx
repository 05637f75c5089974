import { mark } from '../../brand/mark.ts';
import { brand } from '../../brand.ts';
import { color } from '../../drawings/kit/palette.ts';
import { pen, unpenned } from '../../drawings/scene.ts';
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
/** Where the slip begins. */
const slip = 650;

function Logo() {
  const height = 46;
  const width = (height * mark.width) / mark.height;
  const top = margin - 12;
  // As large as its room beside the slip allows, a letter being somewhat over half as wide as it is high.
  const size = Math.min(34, Math.floor((slip - margin - width - 28) / (brand.name.length * 0.56)));
  return (
    <>
      <svg x={margin} y={top} width={width} height={height} viewBox={`0 0 ${mark.width} ${mark.height}`} {...unpenned}>
        {mark.content}
      </svg>
      <Label x={margin + width + 14} y={top + 35} size={size} weight={700} voice="heading">
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
      <Slip x={slip} scene={scene} rows={rows} code={address} />
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
