import { ReportQuery } from '@skills-center/contract/progress/report'
import { useSearchParams } from 'wouter'

/** The period in the address, so that it can be linked and survives a reload; the default if the address has none. */
export function useReportPeriod(): [ReportQuery, (query: ReportQuery) => void] {
  const [params, setParams] = useSearchParams()
  const read = ReportQuery.safeParse(Object.fromEntries(params))
  const query = read.success ? read.data : ReportQuery.parse({})
  const choose = ({ period, from, to }: ReportQuery) => {
    const isOwn = period === 'own' && from !== undefined && to !== undefined
    setParams(isOwn ? { period, from, to } : { period }, { replace: true })
  }
  return [query, choose]
}
