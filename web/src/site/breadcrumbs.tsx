import type { ArticlePath } from '@skills-center/contract/site'
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { pathIn } from '@skills-center/contract/language'
import { language } from '../language/language.ts'
import { article } from './articles/articles.ts'
import { StructuredData } from './structured-data.tsx'

/** The parent pages of a page, top level first. */
function pagesAbove(path: ArticlePath): ArticlePath[] {
  const [, grade, subject] = /^\/grade-([5-8])(-math|-science)?$/.exec(path) ?? []
  if (subject !== undefined) return [subject === '-math' ? '/math-practice' : '/science-learning']
  if (grade !== undefined || path === '/math-practice' || path === '/science-learning') return []
  const page = article(path)
  if (page.subject === null) return []
  return [page.subject === 'math' ? '/math-practice' : '/science-learning']
}

/** The page's position in the site, as links and as structured data for search engines. */
export function Breadcrumbs({ path }: { readonly path: ArticlePath }) {
  const above = pagesAbove(path).map((at) => ({ path: at, name: article(at).title }))
  const steps: readonly { path: string; name: string }[] = [{ path: '/', name: t('site/home') }, ...above]
  return (
    <>
      <nav aria-label={t('site/breadcrumb')} className="-mt-3 mb-4">
        <ol className="flex flex-wrap items-center gap-x-1 text-ink-soft">
          {steps.map((step) => (
            <li key={step.path} className="flex items-center gap-1">
              <Link
                href={step.path}
                className="inline-flex min-h-9 items-center underline decoration-line-strong underline-offset-4 hover:text-ink"
              >
                {step.name}
              </Link>
              <ChevronRight aria-hidden className="size-4" />
            </li>
          ))}
          <li aria-current="page">{article(path).title}</li>
        </ol>
      </nav>
      <StructuredData
        about={(origin) => ({
          '@type': 'BreadcrumbList',
          itemListElement: [...steps, { path, name: article(path).title }].map((step, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: step.name,
            item: new URL(pathIn(language(), step.path), origin).href,
          })),
        })}
      />
    </>
  )
}
