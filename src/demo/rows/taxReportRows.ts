import type { Row, DemoDataset } from '../history/dataset.ts';

/** Tax reports of the four last finished years of each account that was open then. */
export const taxReportRows = ({ id, accounts, day }: DemoDataset): Row[] => {
  const last = Number(day.today.slice(0, 4)) - 1;
  return accounts.flatMap(({ key, opened }) =>
    [last - 3, last - 2, last - 1, last]
      .filter((year) => Number(opened.slice(0, 4)) <= year)
      .map((year) => ({
        uuid: id(`tax/${key}/${year}`),
        uuid_account: id(`account/${key}`),
        year,
      })),
  );
};
