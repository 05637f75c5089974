import type { Example } from '../example.ts';
import { Table } from './Table.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Figures',
    content: (
      <Table
        figures
        caption="The same sale at both prices"
        columns={['Item', 'Cash price', 'Card price']}
        rows={[
          ['Country loaf', '$7.50', '$7.72'],
          ['Tray of buns', '$24.00', '$24.72'],
        ]}
      />
    ),
  },
  {
    title: 'Words in three columns: cards where it is narrow',
    content: (
      <Table
        caption="What a fee is made of"
        columns={['Layer', 'Who receives it', 'Can you change it?']}
        rows={[
          ['Assessments', 'The card networks', 'No'],
          ['Markup', 'The processor, and whoever sold you the account', 'Yes: this is the part to bargain over'],
        ]}
      />
    ),
  },
  {
    title: 'Many columns of figures: cards where it is narrow',
    content: (
      <Table
        figures
        caption="Payments by weekday"
        columns={['Till', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']}
        rows={[['Counter', '184', '163', '172', '190', '241', '305', '122']]}
      />
    ),
  },
];
