import { choices, firstPayment, type Payment } from './rules.ts';

/** The payment that the chosen fields describe, by name; what is missing or unknown is as in the first payment. */
export function readPayment(fields: ReadonlyMap<string, string>): Payment {
  const read = <Value extends string>(name: string, words: Readonly<Record<Value, string>>, otherwise: Value) => {
    const isChoice = (value: string): value is Value => Object.hasOwn(words, value);
    const chosen = fields.get(name) ?? '';
    return isChoice(chosen) ? chosen : otherwise;
  };
  return {
    region: read('region', choices.region, firstPayment.region),
    cardType: read('cardType', choices.cardType, firstPayment.cardType),
    risk: read('risk', choices.risk, firstPayment.risk),
  };
}
