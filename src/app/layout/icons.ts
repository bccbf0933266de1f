import {
  Archive,
  ArrowLeftRight,
  Bell,
  ChartPie,
  FileText,
  House,
  List,
  MessageCircle,
  ReceiptText,
  Settings,
  TriangleAlert,
  User,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '#/language/values/icons.ts';

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
  alert: TriangleAlert,
  message: MessageCircle,
  addPerson: UserPlus,
  archive: Archive,
};
