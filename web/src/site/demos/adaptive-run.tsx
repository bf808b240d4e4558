import type { Response } from '@skills-center/contract/interaction'
import type { SkillProgress } from '@skills-center/contract/practice'
import { playDemo, type DemoRun, type DemoQuestion } from '@skills-center/contract/practice/demo'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { WaitingQuestion } from '../waiting-question.tsx'
import { AdaptiveQuestion } from './adaptive-question.tsx'
import { EstimatePanel } from './estimate-panel.tsx'

interface Run {
  /** The answers that counted. The server does not store them, so they are sent each time. */
  readonly answers: readonly Response[]
  readonly progress: readonly SkillProgress[]
  readonly asked: DemoQuestion
  /** The next question once the current one is answered; null at the end of the run. */
  readonly next: DemoQuestion | null
}

/** The visitor's own run of up to ten questions. */
export function AdaptiveRun() {
  const [run, setRun] = useState<Run | null>(null)
  const first = useQuery({
    queryKey: ['demo'],
    queryFn: ({ signal }) => call(playDemo, { body: { answers: [] }, signal }),
    networkMode: 'always',
  })
  const asked = run?.asked ?? first.data?.next
  if (asked === undefined || asked === null)
    return first.isError ? (
      <LoadError
        what={t('ui/the-questions')}
        detail={t('site/check-your-connection-and-try-again')}
        onRetry={() => void first.refetch()}
      />
    ) : (
      <WaitingQuestion />
    )
  const now: Run = run ?? { answers: [], progress: [], asked, next: asked }
  const place = now.progress.length + (now.next === now.asked ? 0 : -1)

  async function judge(response: Response): Promise<DemoRun> {
    const played = await call(playDemo, { body: { answers: [...now.answers, response] } })
    if (played.standings.length > now.progress.length) {
      setRun({
        answers: [...now.answers, response],
        progress: played.standings,
        asked: now.asked,
        next: played.next,
      })
    }
    return played
  }
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <AdaptiveQuestion
        key={place}
        question={now.asked}
        place={place}
        judge={judge}
        after={
          now.next === null ? (
            <div className="mt-5">
              <p className="font-display text-lg font-bold">{t('site/that-was-the-run')}</p>
              <p className="mt-1 max-w-prose text-ink-soft">{t('site/with-an-account-it-goes')}</p>
              <div className="mt-4 flex flex-wrap gap-3">
                <ButtonLink href="/#sign-up">{t('site/sign-up-free')}</ButtonLink>
                <Button variant="outline" onClick={() => setRun(null)}>
                  {t('site/begin-again')}
                </Button>
              </div>
            </div>
          ) : (
            <Button className="mt-5" onClick={() => now.next !== null && setRun({ ...now, asked: now.next })}>
              {t('ui/next-question')}
            </Button>
          )
        }
      />
      <EstimatePanel progress={now.progress} next={now.next === now.asked ? null : now.next} />
    </div>
  )
}
