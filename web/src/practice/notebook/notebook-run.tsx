import { getNotebookQuestion } from '@skills-center/contract/practice/notebook'
import type { Practice } from '@skills-center/contract/practice'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { NoQuestion } from '../overview/no-question.tsx'
import { PracticeSession } from '../practice-session.tsx'
import { PracticeSkeleton } from '../practice-skeleton.tsx'
import { useServedRun } from '../use-served-run.ts'
import { DueLine, RunEnd } from './run-end.tsx'

export const runName = () => t('practice/mistakes-notebook')
/** After this many questions the run pauses. */
const maxInRun = 10

interface NextDue {
  readonly practice: Practice | null
  readonly because: string | null
  readonly due: number
}

const fetchNext = (): Promise<NextDue> => call(getNotebookQuestion)

/** A run through the due ideas, starting from the first question. */
export function NotebookRun({ first, onAgain }: { readonly first: NextDue; readonly onAgain: () => void }) {
  const { shown, visit, done, failure, isWaiting, onFresh, onRetry } = useServedRun(
    first,
    'notebook',
    fetchNext,
  )

  if (failure !== null) {
    return (
      <NoQuestion
        title={runName()}
        error={failure}
        answeredNow={done.results.length}
        isTrying={isWaiting}
        onRetry={onRetry}
      />
    )
  }
  if (isWaiting) return <PracticeSkeleton />
  const { at, notice, served } = shown
  if (at === null || done.results.length >= maxInRun) {
    return <RunEnd results={done.results} due={at === null ? 0 : served.due} onGoOn={onAgain} />
  }
  return (
    <PracticeSession
      key={at.session.question.token}
      practice={at.practice}
      first={at.session}
      notice={notice}
      lead={<DueLine because={served.because} due={served.due} />}
      visit={visit}
      onFresh={onFresh}
      place="notebook"
      isMixed
    />
  )
}
