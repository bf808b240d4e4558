import { useContentLanguage } from '../../language/content.ts'
/** Name of a chart, above it. */
export function FigureTitle({ children }: { children: string }) {
  const language = useContentLanguage()
  if (!children) return null
  return (
    <p lang={language} className="mb-3 text-center text-base leading-snug font-bold text-balance">
      {children}
    </p>
  )
}
