import type { Example } from '../example.ts';
import { TableFrame } from './TableFrame.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Around rows made elsewhere',
    content: (
      <TableFrame label="Fees of a statement">
        <tbody>
          <tr>
            <th scope="row">Interchange</th>
            <td>To the bank that issued the card</td>
          </tr>
        </tbody>
      </TableFrame>
    ),
  },
];
