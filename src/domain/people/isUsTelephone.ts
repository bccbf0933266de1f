/** Area codes under +1 of Canada. @source North American Numbering Plan Administrator, area codes in service */
const canada =
  '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942';
/** Those of the other countries under +1; the territories of the United States are not among them. */
const caribbean =
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876';
const others = new Set(`${canada} ${caribbean}`.split(' '));

/**
 * Whether a telephone is one of the United States: +1 or 001, ten digits, and no area code of another country of that
 * numbering plan. Without a prefix a number is Spanish.
 */
export function isUsTelephone(phone: string | null | undefined): boolean {
  const digits = (phone ?? '').replace(/[\s().-]/g, '').replace(/^00/, '+');
  const area = /^\+1([2-9]\d{2})\d{7}$/.exec(digits)?.[1];
  return area !== undefined && !others.has(area);
}
