import type { AssignmentId } from '@skills-center/contract/assignments/id'
import { ResultsPage } from '../assignments/results-page.tsx'
import { Replayed } from '../practice/history/replayed-question.tsx'

/** The results of an assignment, with questions drawn as practice draws them. */
export function AssignmentPage({ id }: { readonly id: AssignmentId }) {
  return <ResultsPage id={id} replay={(question) => <Replayed question={question} isOwn={false} />} />
}
