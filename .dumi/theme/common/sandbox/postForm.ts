/**
 * Posts a form as a reader's click would, into the tab or frame named `target`.
 *
 * @param action address that receives it
 * @param fields names and values; the browser sends line breaks as CR LF
 */
export function postForm(action: string, fields: Record<string, string>, target: string): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
