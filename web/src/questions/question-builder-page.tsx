import { QuestionId } from '@skills-center/contract/questions/own'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { t } from '../language/messages.ts'
import { focusPageHeading } from '../ui/heading-focus.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { Catalogue } from './catalogue.tsx'
import { QuestionLibrary } from './question-library.tsx'
import { QuestionEditor } from './question-editor.tsx'

/** The editor for the question in the address, otherwise the teacher’s questions and the catalogue. */
export function QuestionBuilderPage() {
  const [search] = useSearchParams()
  const { data: id } = QuestionId.safeParse(search.get('question'))
  const before = useRef(id)
  // Switching between the list and a question counts as a new page, although the path stays the same.
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    scrollTo({ top: 0 })
    focusPageHeading()
  }, [id])
  if (id !== undefined) return <QuestionEditor key={id} id={id} />
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title={t('questions/question-builder')} />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{t('questions/write-questions-of-your-own')}</p>
      </div>
      <QuestionLibrary />
      <Catalogue />
    </div>
  )
}
