/** What the back end says about the person who is logged in. */
export interface Account {
  id: string;
  name: string;
  email: string;
  role: string;
  /** Names of permissions such as `user.write`, on which menu and buttons depend. */
  permissions: string[];
}

export interface User {
  id: string;
  name: string;
  email: string;
  /** Id of a role. */
  role: string;
  isActive: boolean;
  logins: number;
  /** Day in the form YYYY-MM-DD. */
  joined: string;
  /** Address of a picture. */
  avatar?: string;
}

export interface Role {
  id: string;
  name: string;
  /** Id of the role above. */
  parent?: string;
  permissions: string[];
}

export interface Stats {
  users: number;
  activeUsers: number;
  visitsToday: number;
  /** Part by which the visits differ from those of yesterday. */
  change: number;
  visits: { date: string; count: number }[];
}

export interface Page<T> {
  records: T[];
  total: number;
}
