import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { TransferMessage } from '#/domain/transfers/transferMessage.ts';
import type { TransferUnderWay } from '../operations/readTransfers.ts';

/** A message as an exchange brings it. */
export interface ExchangedMessage extends TransferMessage {
  /** Its own: brought again, it is the same message. */
  reference: string;
  /** Of the request that it is about: the uuid of our order. */
  request: string;
}

/** The house through which entities ask each other for transfers. */
export interface TransferExchange {
  /** Asks the origin for a transfer; answers the message that says so. Asked again, it is the same. */
  send(transfer: TransferUnderWay, day: PlainDate): Promise<ExchangedMessage>;
  /** What has come about transfers under way by a day; what was brought before may come again. */
  collect(
    transfers: readonly TransferUnderWay[],
    day: PlainDate,
  ): Promise<readonly ExchangedMessage[]>;
}
