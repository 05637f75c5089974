import { readyEvent } from '../../lib/browser-protocol.ts';
import { copyText } from '../../lib/clipboard.ts';
import { fill } from '../../lib/fill.ts';
import { formatTyped } from '../../lib/money.ts';
import { readWithin } from '../../lib/read-within.ts';
import { numberField, statementCheck, ownFigures as words } from '../../site/everywhere/words.yaml';
import { troubleText } from '../../ui/NumberField/trouble-text.ts';
import { showToast } from '../../ui/Toast/show-toast.ts';
import { type Figures, figureLimits, figureNames, fromQuery, isSame, toQuery } from './own-figures.ts';
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
  let reading = 0;

  const announce = (text: string) => {
    clearTimeout(reading);
    reading = window.setTimeout(() => {
      if (status) status.textContent = text;
    }, pause);
  };

  /** Reads all fields, and says of each what is wrong with it. */
  const read = () => {
    const troubles = fields.map((field) => {
      const { value, trouble } = readWithin(field.input.value, field.limits);
      field.counted = value ?? field.counted;
      const text = troubleText(numberField, { ...field, value: field.counted, trouble });
      if (trouble) field.input.setAttribute('aria-invalid', 'true');
      else field.input.removeAttribute('aria-invalid');
      if (field.said) field.said.textContent = text;
      return text;
    });
    const figures = { sales: sales.counted, fees: fees.counted, difference: difference.counted };
    if (figures.fees > figures.sales && troubles[1] === '' && fees.said)
      fees.said.textContent = statementCheck.implausible;
    changeFigures(isSame(figures, example) ? undefined : figures);
    const { rate, feesYear, leftMonth } = print(figures);
    announce([...troubles, fill(words.announcement, { rate, fees: feesYear, left: leftMonth })].join(' ').trim());
  };

  /** Writes into the fields what is the tab's now, unless it is what they say. */
  const write = () => {
    const figures = tabFigures() ?? example;
    for (const field of fields) {
      if (field.counted === figures[field.name]) continue;
      field.counted = figures[field.name];
      field.input.value = formatTyped(field.counted);
    }
  };

  const copy = async () => {
    const figures = tabFigures() ?? example;
    const { sales: amount, fees: paid } = figures;
    const isUsual = figures.difference === example.difference;
    const link = new URL(`?${toQuery(isUsual ? { sales: amount, fees: paid } : figures)}`, location.href);
    link.hash = '';
    history.replaceState(history.state, '', link);
    showToast((await copyText(link.href)) ? words.linkCopied : words.linkNotCopied);
  };

  form.addEventListener('input', read);
  form.addEventListener('focusout', ({ target }) => {
    const field = fields.find(({ input }) => input === target);
    if (field && !field.input.matches('[aria-invalid]')) field.input.value = formatTyped(field.counted);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    read();
    const receipt = form.nextElementSibling;
    receipt?.classList.remove(printing);
    requestAnimationFrame(() => receipt?.classList.add(printing));
  });
  form.querySelector('button[type=button]')?.addEventListener('click', () => void copy());
  onFigures(write);

  // What was typed ahead of this script wins over a link, and a link over what the tab has.
  const isTyped = fields.some(({ input }) => input.value !== input.defaultValue);
  const asked = fromQuery(location.search);
  if (isTyped) read();
  else if (Object.keys(asked).length > 0) changeFigures({ ...example, ...asked });
  write();
  if (difference.counted !== difference.initial) difference.input.closest('details')?.setAttribute('open', '');
  form.dispatchEvent(new Event(readyEvent, { bubbles: true }));
}
