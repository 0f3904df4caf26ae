/** An order of the board. What its customer is called depends on the page's language. */
export interface Order {
  id: number;
  amount: string;
  confirmed: boolean;
}

/** What picture and live board start with, so that one can take the place of the other unseen. */
export const firstOrders: readonly Order[] = [
  { id: 0, amount: '12,800.00', confirmed: true },
  { id: 1, amount: '4,260.50', confirmed: false },
  { id: 2, amount: '980.00', confirmed: false },
  { id: 3, amount: '23,145.00', confirmed: true },
];

/** Share of confirmed orders in percent. */
export function confirmedShare(orders: readonly Order[]): number {
  return Math.round((orders.filter(({ confirmed }) => confirmed).length / orders.length) * 100);
}
