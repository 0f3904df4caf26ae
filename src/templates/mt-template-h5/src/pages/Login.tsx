import { RequestError, useApp, useInitialState } from '@mtools/malganis';
import { Button, Input, SafeArea } from 'antd-mobile';
import { type FormEvent, useState } from 'react';
import { storage } from '../storage';
import { useTexts } from '../texts';
import { showToast } from '../toast';
import type { Account } from '../types';

/** A plain form: the Form of antd-mobile would make the first page a quarter heavier. */
export default function Login() {
  const texts = useTexts();
  const { request } = useApp();
  const { refresh } = useInitialState<Account>();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<'loginRequired' | 'wrongPassword'>();

  const logIn = async (event: FormEvent) => {
    event.preventDefault();
    if (!name || !password) return setError('loginRequired');
    setError(undefined);
    setIsSending(true);
    try {
      const { token } = await request.silent.post<{ token: string }>('/login', { name, password });
      storage.set('token', token);
      // The app then shows the page that was asked for.
      await refresh();
    } catch (cause) {
      const isWrong = cause instanceof RequestError && cause.status === 401;
      if (isWrong) setError('wrongPassword');
      else await showToast(texts.loadFailed);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <main className="login">
      <SafeArea position="top" />
      <h1>{texts.app}</h1>
      <form className="padded" onSubmit={logIn} noValidate>
        <div className="field">
          <label htmlFor="name">{texts.name}</label>
          <Input id="name" autoComplete="username" value={name} onChange={setName} />
        </div>
        <div className="field">
          <label htmlFor="password">{texts.password}</label>
          <Input
            id="password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        </div>
        <p className="login-error" role="alert">
          {error && texts[error]}
        </p>
        <Button block type="submit" color="primary" size="large" loading={isSending}>
          {texts.login}
        </Button>
        <p className="secondary">{texts.loginHint}</p>
      </form>
    </main>
  );
}
