import { CloudOff, Wifi } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useRoute } from 'wouter'
import { t } from '../language/messages.ts'
import type { PendingAnswer } from '../practice/outbox.ts'
import { createOutboxOf } from '../practice/outbox.ts'
import { PackPage } from '../practice/packs/pack-page.tsx'
import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { LoadingPage } from './loading-page.tsx'
import { OfflinePage } from './offline-page.tsx'
import { useReconnect } from './use-reconnect.ts'

const reload = () => location.reload()

/**
 * The app when the server cannot tell who is signed in. Students can practice downloaded packs. Answers wait in the
 * outbox of the student who downloaded the pack. When the server answers again, the page reloads and sends them.
 */
export function OfflineApp({ appName }: { readonly appName: string }) {
  const [isRun, params] = useRoute('/practice/overview/offline/:id')
  // Do not reload in the middle of a run: the student may be reading a verdict.
  const isBack = useReconnect(isRun ? null : reload)
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 max-w-6xl items-center px-4 sm:px-6">
          <Link
            href="/practice/overview/offline"
            className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md pr-2 font-display text-xl font-bold"
          >
            <Logo className="size-8 shrink-0" />
            <span className="truncate">{appName}</span>
          </Link>
        </div>
        <div role="status" className={`border-t border-line ${isBack ? 'bg-math-soft' : 'bg-warm-soft'}`}>
          <div className="mx-auto flex min-h-11 max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1 sm:px-6">
            {isBack ? (
              <>
                <Wifi aria-hidden className="size-5 shrink-0 text-math" />
                <p className="min-w-0 flex-1">{t('app/answers-are-sent')}</p>
                <Button variant="outline" size="small" onClick={reload}>
                  {t('app/send-them-now')}
                </Button>
              </>
            ) : (
              <>
                <CloudOff aria-hidden className="size-5 shrink-0 text-warm" />
                <p className="min-w-0 flex-1">{t('ui/answers-are-saved-on-this-device')}</p>
              </>
            )}
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-6xl px-4 pt-6 pb-16 outline-none sm:px-6 md:pt-10"
      >
        <Suspense fallback={<LoadingPage />}>
          {isRun ? <PackPage id={params.id} give={keep} /> : <OfflinePage onRetry={reload} />}
        </Suspense>
      </main>
    </>
  )
}

/** Stores an answer in its owner's outbox. Answer times are kept distinct so that the order is preserved. */
function keep(pending: PendingAnswer, owner: string): void {
  const outbox = createOutboxOf(owner, () => localStorage, Date.now())
  const last = outbox.read().at(-1)?.givenAt ?? 0
  outbox.store({ ...pending, givenAt: Math.max(pending.givenAt, last + 1) })
}
