import { useContentLanguage } from '../../language/content.ts'
/** The title above a chart. */
export function FigureTitle({ children }: { children: string }) {
  const language = useContentLanguage()
  if (!children) return null
  return (
    <p lang={language} className="mb-3 text-center text-base leading-snug font-bold text-balance">
      {children}
    </p>
  )
}
