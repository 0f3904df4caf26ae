import { warnOnce } from '../_internal/warnOnce';
import { NOTIFICATION_DURATION_S } from '../constants';

type Duration = number | false | undefined;

let calls = 0;

/**
 * How long a notice stays.
 *
 * @param own What the call says, which always wins.
 * @param shared What the configuration says of notices without a button.
 * @param hasButton Whether the notice waits for a click.
 * @returns Seconds for antd's `duration`, in which no two notices in succession are alike: antd starts its timer again
 * only when the duration of a notice changes (`useNoticeTimer` of `@rc-component/notification`), also for a notice that
 * is updated. The difference is below a millisecond.
 */
export function noticeDuration(
  own: Duration,
  shared: Duration,
  hasButton: boolean,
): number | false {
  const seconds = check(own) ?? (hasButton ? 0 : (check(shared) ?? NOTIFICATION_DURATION_S));
  if (!seconds) return false;
  calls = (calls + 1) % 1000;
  return seconds + calls / 1e6;
}

/** antd would keep a notice open for ever with a duration which is not a number of seconds. */
function check(duration: Duration): Duration {
  if (duration === undefined || duration === false) return duration;
  if (typeof duration === 'number' && duration >= 0 && duration < Number.POSITIVE_INFINITY) {
    return duration;
  }
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `NotificationExt has the duration ${String(duration)}, which is ignored. Pass seconds, 0 or more, or false to keep the notice open.`,
    );
  }
  return undefined;
}
