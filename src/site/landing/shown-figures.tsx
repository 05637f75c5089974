import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findScene } from '../../drawings/scenes.ts';
import { DualPrice } from '../../features/dual-price/DualPrice.island.tsx';
import { example } from '../../features/own-figures/example.ts';
import { YearStub } from '../../features/own-figures/YearStub.tsx';
import { SavingsCalculator } from '../../features/savings-calculator/SavingsCalculator.island.tsx';
import { StatementCheck } from '../../features/statement-check/StatementCheck.island.tsx';
import { figuresIn } from '../../figures/figures.ts';
import { scenesIn } from '../page-contents.ts';
import { type CalculatorName, claimsOf, mostDifference, usualFees } from './calculators.ts';
import type { LandingPage } from './landing.schema.ts';

/** A calculator as it stands on the page at first. Asks for its claims, so that they are known to stand there. */
function drawnCalculator(name: CalculatorName): ReactElement {
  claimsOf(name);
  switch (name) {
    case 'savings':
      return <SavingsCalculator example={example} />;
    case 'statement-check':
      return <StatementCheck example={example} usual={usualFees()} />;
    case 'dual-price':
      return <DualPrice ceiling={mostDifference()} />;
  }
}

/**
 * The % and $ figures that a page of blocks shows without a word of its own: those of drawings, which the pages prove that
 * they were made for, and what calculators and the receipt work out of claims.
 */
export function shownFigures(page: LandingPage): readonly string[] {
  const calculators = page.sections.flatMap((block) => (block.type === 'calculator' ? [block.calculator] : []));
  const shown = [
    ...scenesIn(page).map((id) => renderToStaticMarkup(createElement(findScene(id).scene.Drawing))),
    ...calculators.map((name) => renderToStaticMarkup(drawnCalculator(name))),
    page.call.art ? '' : renderToStaticMarkup(<YearStub foot="barcode" />),
  ];
  return shown.flatMap((markup) => figuresIn(markup.replaceAll(/<[^>]*>/g, ' ')));
}
