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

/** The pictures that a navigation document may name; each always stands beside its word. */
export const icons: Record<string, LucideIcon> = {
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
