import type { ArticlePath } from '@skills-center/contract/site'
import { Suspense } from 'react'
import { t } from '../language/messages.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { NextLink } from '../ui/next-link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ArticleOpening } from './article-opening.tsx'
import { AdaptiveDemo } from './demos/adaptive-demo.tsx'
import { FeedbackDemo } from './demos/feedback-demo.tsx'
import { SampleReportView } from './demos/sample-report.tsx'
import { HowMeasured } from './how-measured.tsx'
import { article } from './articles/articles.ts'
import { SkillIndex } from './skill-index.tsx'
import { SkillList } from './skill-list.tsx'
import { StructuredData } from './structured-data.tsx'
import { TypicalMistakes } from './typical-mistakes.tsx'
import { useSitePage } from './use-site-page.ts'
import { learningResource } from './learning-resource.ts'
import type { Example } from './articles/article.ts'

interface PublicPageProps {
  readonly path: ArticlePath
  readonly isSignedIn: boolean
}

const edges = { math: 'border-math', science: 'border-science', both: 'border-warm-vivid' } as const

/** A public text page about a subject, a grade, a topic, or a feature. */
export function PublicPage(props: PublicPageProps) {
  return (
    <Suspense fallback={<ComingArticle path={props.path} />}>
      <Article {...props} />
    </Suspense>
  )
}

function ComingArticle({ path }: Pick<PublicPageProps, 'path'>) {
  return (
    <article aria-busy>
      <ArticleOpening path={path} />
      <Skeleton className="mt-7 h-13 w-56" />
      <Skeleton className="mt-12 h-96" />
    </article>
  )
}

function Article({ path, isSignedIn }: PublicPageProps) {
  const page = article(path)
  const { skills, mistakes, report, run, feedback } = useSitePage(path)
  const hasSamples = skills.some(({ sample }) => sample !== null)
  const isGrade = path.startsWith('/grade-')
  return (
    <article>
      <ArticleOpening path={path} />
      {skills.length > 0 && <StructuredData about={(origin) => learningResource(path, skills, origin)} />}
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={isSignedIn ? '/' : '/#sign-up'} size="large">
          {isSignedIn ? t('ui/go-to-your-dashboard') : t('site/sign-up-free')}
        </ButtonLink>
        {hasSamples && (
          <a href="#skills" className="inline-flex min-h-13 items-center px-3 font-semibold text-link">
            {t('site/try-a-question-first')}
          </a>
        )}
      </div>
      {run !== null && <AdaptiveDemo run={run} />}
      {feedback !== null && <FeedbackDemo feedback={feedback} />}
      {report !== null && <SampleReportView report={report} />}
      <div className="mt-12 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {page.sections.map(({ heading, text }) => (
          <section key={heading} className={`border-t-3 pt-4 ${edges[page.subject ?? 'both']}`}>
            <h2 className="text-xl font-bold">{heading}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </section>
        ))}
      </div>
      {page.example !== null && <WorkedExample example={page.example} />}
      {mistakes.length > 0 && <TypicalMistakes mistakes={mistakes} />}
      {hasSamples ? (
        <SkillList skills={skills} by={isGrade ? 'strand' : 'grade'} />
      ) : (
        skills.length > 0 && <SkillIndex skills={skills} by={isGrade ? 'subject' : 'grade'} />
      )}
      {run !== null && <HowMeasured />}
      <Card as="section" className="mt-12" aria-labelledby="related">
        <h2 id="related" className="text-xl font-bold">
          {t('site/keep-reading')}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
          {page.related.map((relatedPath) => (
            <li key={relatedPath}>
              <NextLink href={relatedPath}>{article(relatedPath).title}</NextLink>
            </li>
          ))}
        </ul>
      </Card>
    </article>
  )
}

/** A question whose solution expands on demand; works without a script. */
function WorkedExample({ example }: { readonly example: Example }) {
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
