import { warnOnce } from '../_internal/warnOnce';
import { NOTIFICATION_DURATION_S } from '../constants';

type Duration = number | false | undefined;

/**
 * How long a notice stays.
 *
 * @param own What the call says, which always wins.
 * @param shared What the configuration says of notices without a button.
 * @param hasButton Whether the notice waits for a click.
 * @returns Seconds; `0` and `false` for one that does not close by itself.
 */
export function noticeDuration(
  own: Duration,
  shared: Duration,
  hasButton: boolean,
): number | false {
  return check(own) ?? (hasButton ? 0 : (check(shared) ?? NOTIFICATION_DURATION_S));
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
