import { t } from '../language/messages.ts'
import { Card } from '../ui/card.tsx'
import type { Example } from './articles/article.ts'

/** A question whose solution expands on demand; works without a script. */
export function WorkedExample({ example }: { readonly example: Example }) {
  return (
    <Card as="section" className="mt-12" aria-labelledby="example">
      <h2 id="example" className="text-xl font-bold">
        {t('site/question-to-think')}
      </h2>
      <p className="mt-3 max-w-[60ch] font-display text-xl leading-snug font-semibold">{example.question}</p>
      <details className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
          {t('site/show-the-thinking')}
        </summary>
        <ol className="mt-2 flex max-w-[60ch] list-decimal flex-col gap-2 pl-6">
          {example.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </Card>
  )
}
