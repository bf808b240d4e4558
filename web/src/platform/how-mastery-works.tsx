import { getMasteryRules } from '@skills-center/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from './queries.ts'
import { MasteryRules } from '../ui/mastery-rules.tsx'

/** Explains how mastery is calculated. The text is loaded on demand. */
export function HowMasteryWorks({ meaning = null }: { meaning?: string | null }) {
  const [isAsked, setIsAsked] = useState(false)
  const { data, isError, refetch } = useQuery({ ...queryOf(getMasteryRules), enabled: isAsked })
  function ask() {
    if (isError) void refetch()
    setIsAsked(true)
  }
  return <MasteryRules meaning={meaning} rules={data?.rules} hasFailed={isError} onOpen={ask} />
}
