/** An offer as far as its hindrance goes. */
interface Hindered {
  readonly available: boolean;
  readonly reason: string | null;
  readonly price: number;
  readonly balance: number;
}

/** What is wrong with what would be asked, in the server's words; a short balance is no fault. */
export function faultOf(offer: Hindered | undefined): string {
  if (!offer || offer.available || offer.balance < offer.price) return '';
  return offer.reason ?? '';
}
