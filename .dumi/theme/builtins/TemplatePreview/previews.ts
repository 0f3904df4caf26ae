interface Preview {
  /** What the frame looks like. */
  device: 'desktop' | 'phone';
  /** Size in px of the window that the application gets, which its pictures have too. */
  width: number;
  height: number;
  account: string;
  password: string;
}

/** The templates that are shown at work, by their names. */
export const previews = {
  'mt-template-admin': {
    device: 'desktop',
    width: 1024,
    height: 640,
    account: 'admin',
    password: 'admin123',
  },
  'mt-template-h5': {
    device: 'phone',
    width: 375,
    height: 667,
    account: 'lin',
    password: '123456',
  },
} as const satisfies Record<string, Preview>;

export type PreviewId = keyof typeof previews;
