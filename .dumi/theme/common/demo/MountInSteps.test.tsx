import { render, screen } from '@testing-library/react';
import { type ReactNode, useInsertionEffect, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { MountInSteps } from './MountInSteps';

vi.mock('./useDemoMessage', () => ({ useDemoMessage: () => (key: string) => key }));

function Part({ log }: { log: string[] }) {
  useInsertionEffect(() => {
    log.push('styles');
  }, [log]);
  useLayoutEffect(() => {
    log.push('layout');
  }, [log]);
  return <button type="button">Save</button>;
}

function Crash(): ReactNode {
  throw new Error('no columns');
}

it('draws out of sight, and lets what reads the layout run a frame later', async () => {
  const log: string[] = [];
  requestAnimationFrame(() => log.push('frame'));
  render(
    <MountInSteps atOnce={false}>
      <Part log={log} />
    </MountInSteps>,
  );
  expect(screen.getByText('Save')).not.toBeVisible();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(log).toEqual(['styles', 'frame', 'layout']);
});

it('draws at once where something stands already', () => {
  const log: string[] = [];
  render(
    <MountInSteps atOnce>
      <Part log={log} />
    </MountInSteps>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(log).toEqual(['styles', 'layout']);
});

it.each([true, false])('lets a crash go on to the boundary around, at once %s', async (atOnce) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onCrash = vi.fn();
  render(
    <DemoErrorBoundary onCrash={onCrash}>
      <MountInSteps atOnce={atOnce}>
        <Crash />
      </MountInSteps>
    </DemoErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('no columns');
  expect(onCrash).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalled();
});
