export interface Account {
  name: string;
  phone: string;
}

export type ReportStatus = 'open' | 'doing' | 'done';

export interface ReportDraft {
  title: string;
  place: string;
  content: string;
  /** Addresses of uploaded pictures. */
  pictures: string[];
}

export interface Report extends ReportDraft {
  id: number;
  status: ReportStatus;
  /** In ms since 1970. */
  createdAt: number;
}

export interface ReportPage {
  items: Report[];
  hasMore: boolean;
}
