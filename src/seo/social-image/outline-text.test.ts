import { describe, expect, it } from 'vitest';
import { outlineText } from './outline-text.ts';
import type { ShapeText, TextStyle } from './shape-text.ts';

/** Every character is a path of its own name, ten wide. */
const shaped: { text: string; style: TextStyle }[] = [];
const shape: ShapeText = (text, style) => {
  shaped.push({ text, style });
  return {
    glyphs: [...text].map((d, index) => ({ outline: d, x: index * 10, y: 0 })),
    width: text.length * 10,
    scale: 1,
  };
};
const outlined = (text: string) => {
  shaped.length = 0;
  return outlineText(`<svg>${text}</svg>`, shape);
};

describe('outlineText', () => {
  it('leaves no text, and keeps the fill', () => {
    const svg = outlined('<text x="5" y="20" fill="#123">ab</text>');
    expect(svg).not.toContain('<text');
    expect(svg).toContain('<g fill="#123"');
    expect(svg).toContain('translate(5 20)');
    expect(svg.match(/<path/g)).toHaveLength(2);
  });

  it('sets text from its end or its middle', () => {
    expect(outlined('<text x="100" y="0" text-anchor="end">ab</text>')).toContain('translate(80 0)');
    expect(outlined('<text x="100" y="0" text-anchor="middle">ab</text>')).toContain('translate(90 0)');
  });

  it('gives each character its own place where there are several', () => {
    const svg = outlined('<text x="1 2 3" y="0">abc</text>');
    for (const x of [1, 2, 3]) expect(svg).toContain(`translate(${x} 0)"><path`);
  });

  it('reads voice, weight and size, and what the pen says where the label does not', () => {
    outlined(
      '<text font-family="var(--font-mono)" font-weight="700" font-size="12" letter-spacing="-0.3">a</text>' +
        '<text font-size="12">a &amp; b</text>',
    );
    expect(shaped).toEqual([
      { text: 'a', style: { voice: 'mono', weight: 700, size: 12, tracking: -0.3 } },
      { text: 'a & b', style: { voice: 'text', weight: 500, size: 12, tracking: 0 } },
    ]);
  });

  it('refuses text that it cannot read', () => {
    expect(() => outlined('<text x="0" y="0"><tspan>a</tspan></text>')).toThrow('cannot be outlined');
  });
});
