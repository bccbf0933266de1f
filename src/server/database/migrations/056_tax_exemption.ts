/** Who pays no tax on what they gain: foundations of Ley 49/2002 that have chosen its regime, from when until when. */
export const taxExemption = `
alter table interveners
  add column tax_exemption text check (tax_exemption in ('LEY_49_2002')),
  add column tax_exempt_since date,
  add column tax_exempt_until date;
`;
