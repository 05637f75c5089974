import { readyEvent } from '../../lib/browser-protocol.ts';
import { fill } from '../../lib/fill.ts';
import { formatTyped } from '../../lib/money.ts';
import { readWithin } from '../../lib/read-within.ts';
import { numberField, statementCheck, ownFigures as words } from '../../site/everywhere/words.yaml';
import { troubleText } from '../../ui/NumberField/trouble-text.ts';
import { copyLink } from './copy-link.ts';
import { type Figures, figureLimits, figureNames, fromQuery, isSame } from './own-figures.ts';
import { print } from './print.ts';
import { changeFigures, onFigures, showFigures, tabFigures } from './tab-figures.ts';

/** How long figures stand still before they are read out, in milliseconds. */
const pause = 700;

/** The class of what prints, in styles/motion.css; set anew, it prints anew. */
const printing = 'prints';

/** A field of the terminal: what it started with, what is counted, and where it says what is wrong. */
function fieldsOf(form: HTMLFormElement) {
  return figureNames.flatMap((name) => {
    const input = form.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) return [];
    const limits = figureLimits[name];
    const initial = readWithin(input.defaultValue, limits).value ?? limits.least;
    return [{ name, input, limits, initial, counted: initial, said: input.closest('p')?.lastElementChild }];
  });
}

/** Makes the terminal print what is typed into it. Elsewhere there is nothing to do: what shows figures follows the tab's. */
export function start(element: HTMLElement): void {
  showFigures();
  if (!(element instanceof HTMLFormElement)) return;
  const form = element;
  const fields = fieldsOf(form);
  const [sales, fees, difference] = fields;
  if (!sales || !fees || !difference) return;
  const example: Figures = { sales: sales.initial, fees: fees.initial, difference: difference.initial };
  const status = form.querySelector('[role=status]');
  let isReading = false;
  let announcing = 0;

  const complain = ({ input, said }: (typeof fields)[number], text: string, isInvalid: boolean) => {
    if (isInvalid) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    if (said) said.textContent = text;
    return text;
  };

  /** Reads all fields, says of each what is wrong with it, and answers what it comes to in words. */
  const read = (): string => {
    const readings = fields.map((field) => {
      const { value, trouble } = readWithin(field.input.value, field.limits);
      field.counted = value ?? field.counted;
      return { field, trouble };
    });
    const figures = { sales: sales.counted, fees: fees.counted, difference: difference.counted };
    const complaints = readings.map(({ field, trouble }) => {
      const isImplausible = field === fees && !trouble && figures.fees > figures.sales;
      const text = troubleText(numberField, { ...field, value: field.counted, trouble });
      return complain(field, isImplausible ? statementCheck.implausible : text, trouble !== undefined);
    });
    isReading = true;
    changeFigures(isSame(figures, example) ? undefined : figures);
    isReading = false;
    const { rate, feesYear, leftMonth } = print(figures);
    return [...complaints, fill(words.announcement, { rate, fees: feesYear, left: leftMonth })].join(' ').trim();
  };

  const readAloud = () => {
    const text = read();
    clearTimeout(announcing);
    announcing = window.setTimeout(() => {
      if (status) status.textContent = text;
    }, pause);
  };

  /** Writes figures into the fields, or into those of them that may be written. */
  const write = (figures: Figures, mayWrite: (input: HTMLInputElement) => boolean = () => true) => {
    for (const field of fields.filter(({ input }) => mayWrite(input))) {
      field.counted = figures[field.name];
      field.input.value = formatTyped(field.counted);
      complain(field, '', false);
    }
  };

  form.addEventListener('input', readAloud);
  form.addEventListener('focusout', ({ target }) => {
    const field = fields.find(({ input }) => input === target);
    if (field && !field.input.matches('[aria-invalid]')) field.input.value = formatTyped(field.counted);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    readAloud();
    const receipt = form.nextElementSibling;
    receipt?.classList.remove(printing);
    requestAnimationFrame(() => receipt?.classList.add(printing));
  });
  form.querySelector('button[type=button]')?.addEventListener('click', () => {
    void copyLink(tabFigures() ?? example, example);
  });
  onFigures(() => {
    if (!isReading) write(tabFigures() ?? example);
  });

  // What was typed ahead of this script wins over a link, and a link over what the tab has.
  const asked = fromQuery(location.search);
  const brought = Object.keys(asked).length > 0 ? { ...example, ...asked } : tabFigures();
  if (brought) write(brought, ({ value, defaultValue }) => value === defaultValue);
  read();
  if (difference.counted !== difference.initial) difference.input.closest('details')?.setAttribute('open', '');
  form.dispatchEvent(new Event(readyEvent, { bubbles: true }));
}
