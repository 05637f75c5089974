import { cardTypes, firstPayment, type Option, type Payment, regions, risks } from './rules.ts';

function chosen<Value extends string>(options: readonly Option<Value>[], field: string | undefined) {
  return options.find(({ value }) => value === field)?.value;
}

/** The payment that the chosen fields describe, by name; what is missing or unknown is as in the first payment. */
export function readPayment(fields: ReadonlyMap<string, string>): Payment {
  return {
    region: chosen(regions, fields.get('region')) ?? firstPayment.region,
    cardType: chosen(cardTypes, fields.get('cardType')) ?? firstPayment.cardType,
    risk: chosen(risks, fields.get('risk')) ?? firstPayment.risk,
  };
}
