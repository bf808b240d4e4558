import type { QuestionToken } from '@skills-center/contract/practice'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import type { PendingAnswer } from '../outbox.ts'
import { newVisit } from '../pause/visit.ts'
import { QuestionScreen } from '../question/question-screen.tsx'
import { SessionDots } from '../session-dots.tsx'
import { startSession, upcoming } from '../session.ts'
import { PackEnd } from './pack-end.tsx'
import { contentLanguage } from '../../language/language.ts'
import { PracticeHead } from '../practice-head.tsx'
import { nextInPack } from './next-in-pack.ts'
import type { StoredPack } from './packs.ts'
import { packUse, countSimulationRows, unknownProgress } from './offline-reply.ts'
import { usePackSession } from './use-pack-session.ts'
import '../practice.css'

/**
 * A run over a pack, from its first unanswered question to the end. Verdicts are immediate; points come when the
 * answers are sent.
 */
export function PackSession({
  stored,
  give,
  onClosed,
}: {
  stored: StoredPack
  give: (pending: PendingAnswer) => void
  onClosed: (token: QuestionToken) => void
}) {
  const { pack } = stored
  const [visit] = useState(newVisit)
  const [first] = useState(() => {
    const packed = nextInPack(pack.questions, [])
    const questions = packed === undefined ? [] : [packed.question]
    const session = startSession({ standing: unknownProgress, planUse: packUse, others: [], questions })
    if (session === undefined) throw new Error('A pack without a question was opened')
    return session
  })
  const run = usePackSession(pack.questions, first, { give, onClosed })
  const { session } = run
  const [isEnded, setIsEnded] = useState(false)
  const skill = pack.skills.find(({ id }) => id === session.question.skillId) ?? pack.skills[0]
  const packed = pack.questions.find(({ question }) => question.token === session.question.token)
  const left = pack.questions.length - session.results.length
  return (
    <QuestionScreen
      practice={run}
      visit={visit}
      skillName={skill?.name ?? ''}
      isMixed={pack.kind === 'plan'}
      isReadAloud={false}
      canDefer={false}
      hints={packed?.hints}
      giveRow={packed && countSimulationRows(packed)}
      onNext={() => (upcoming(session) === undefined ? setIsEnded(true) : run.goToNext())}
      head={(onShortcuts) => (
        <PracticeHead
          title={skill?.name ?? t('practice/practice')}
          language={skill && contentLanguage(skill)}
          back={{ href: '/practice/overview/offline', label: t('ui/on-this-device') }}
          results={session.results}
          onShortcuts={isEnded ? undefined : onShortcuts}
        />
      )}
      isAsideKept
      aside={
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 lg:block lg:space-y-5">
          <div className="max-md:hidden">
            <SessionDots results={session.results} />
          </div>
          {!isEnded && (
            <p className="text-sm font-semibold">
              {t('practice/questions-left-in-this-pack', { count: left })}
            </p>
          )}
          <p className="max-w-prose text-sm text-ink-soft max-lg:basis-full max-md:hidden">
            {t('practice/see-at-once-how-it-went')}
          </p>
        </div>
      }
      instead={isEnded ? <PackEnd results={session.results} /> : null}
    />
  )
}
