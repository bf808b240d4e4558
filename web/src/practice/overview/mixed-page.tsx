import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { useIsSettled } from '../pending-answers.ts'
import { mixedQuery } from '../plan-query.ts'
import { PracticeRun } from '../practice-run.tsx'

/** Mixed practice: each question comes from the skill in which practice helps most at that moment. */
export function MixedPracticePage() {
  const loaded = useQuery({ ...mixedQuery, enabled: useIsSettled() })
  return <PracticeRun loaded={loaded} title={t('practice/mixed-practice')} isMixed />
}
