import { audienceScenes } from './drawings/audiences.tsx';
import { feeScenes } from './drawings/fees.tsx';
import { flowScenes } from './drawings/flow.tsx';
import { heroScenes } from './drawings/hero.tsx';
import { solutionScenes } from './drawings/solutions.tsx';
import { stepScenes } from './drawings/steps.tsx';

/** The drawings of the home page, section by section. */
export const scenes = [
  ...heroScenes,
  ...flowScenes,
  ...solutionScenes,
  ...stepScenes,
  ...feeScenes,
  ...audienceScenes,
] as const;
