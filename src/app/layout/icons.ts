import {
  ArrowLeftRight,
  Bell,
  ChartPie,
  FileText,
  House,
  List,
  ReceiptText,
  Settings,
  User,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '#/language/icons.ts';

/** How each is drawn; it always stands beside its word. */
export const icons: Readonly<Record<IconName, LucideIcon>> = {
  home: House,
  wallet: ChartPie,
  list: List,
  exchange: ArrowLeftRight,
  person: User,
  settings: Settings,
  document: FileText,
  report: ReceiptText,
  bell: Bell,
};
