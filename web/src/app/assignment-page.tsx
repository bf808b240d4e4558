import type { AssignmentId } from '@skills-center/contract/assignments/id'
import { ResultsPage } from '../assignments/results-page.tsx'
import { Replayed } from '../practice/history/replayed-question.tsx'

/** The results page of an assignment. Questions are drawn as in practice. */
export function AssignmentPage({ id }: { readonly id: AssignmentId }) {
  return <ResultsPage id={id} replay={(question) => <Replayed question={question} isOwn={false} />} />
}
