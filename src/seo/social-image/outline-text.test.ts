import { expect, it } from 'vitest';
import { outlineText } from './outline-text.ts';
import type { TextStyle } from './shape-text.ts';

/** The drawing with its text outlined, every character a path ten wide, and what was asked to be shaped. */
function outlined(text: string) {
  const shaped: { text: string; style: TextStyle }[] = [];
  const svg = outlineText(`<svg>${text}</svg>`, (line, style) => {
    shaped.push({ text: line, style });
    const glyphs = [...line].map((outline, index) => ({ outline, x: index * 10, y: 0 }));
    return { glyphs, width: line.length * 10, scale: 1 };
  });
  return { svg, shaped };
}

it('leaves no text, and keeps fill and place, from the start, the middle or the end', () => {
  const { svg } = outlined('<text x="5" y="20" fill="#123">ab</text>');
  expect(svg).not.toContain('<text');
  expect(svg).toContain('<g fill="#123" stroke="none"><g transform="translate(5 20)"><path');
  expect(svg.match(/<path/g)).toHaveLength(2);
  expect(outlined('<text x="100" y="0" text-anchor="middle">ab</text>').svg).toContain('translate(90 0)');
  expect(outlined('<text x="100" y="0" text-anchor="end">ab</text>').svg).toContain('translate(80 0)');
});

it('gives each character its own place where there are several', () => {
  const { svg } = outlined('<text x="1 2 3" y="0">abc</text>');
  for (const x of [1, 2, 3]) expect(svg).toContain(`translate(${x} 0)"><path`);
});

it('reads voice, weight and size, and what the pen says where the label does not', () => {
  const mono = '<text font-family="var(--font-mono)" font-weight="700" font-size="12" letter-spacing="-0.3">a</text>';
  expect(outlined(`${mono}<text font-size="12">a &amp; b</text>`).shaped).toEqual([
    { text: 'a', style: { voice: 'mono', weight: 700, size: 12, tracking: -0.3 } },
    { text: 'a & b', style: { voice: 'text', weight: 500, size: 12, tracking: 0 } },
  ]);
});

it('refuses text that it cannot read', () => {
  expect(() => outlined('<text x="0" y="0"><tspan>a</tspan></text>')).toThrow('cannot be outlined');
});
