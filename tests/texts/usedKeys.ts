import { policyIds, routeIds, serviceIds } from '../../web/src/routing/routes.ts';
import { type Node, type Source, sources } from './sourceTree.ts';

/** One call of a translation function. `pattern` matches the `namespace:key` of each text that the call reads. */
interface Use {
  file: string;
  pattern: RegExp;
}

/** The possible values of the variables that the code passes as a namespace, by the name of the variable. */
const namespacesOf: Record<string, readonly string[]> = {
  page: [...routeIds, 'notFound'],
  policy: policyIds,
  service: serviceIds,
};

const part = '[^.]+';
const escaped = (text: string) => text.replaceAll(/[.$]/g, '\\$&');

/** A literal or template as a pattern. Each expression in a template matches one part of a key. */
const patternOf = (node: Node | undefined): string => {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return escaped(node['value']);
  if (node?.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[])
      .map(({ value }) => escaped(value.cooked))
      .join(part);
  throw new Error(`Expected the name of a text as a literal or a template, got ${node?.type}`);
};

const namespacePattern = (node: Node | undefined): string => {
  if (node?.type !== 'Identifier') return patternOf(node);
  const namespaces = namespacesOf[String(node['name'])];
  if (!namespaces) throw new Error(`Expected a variable that stands for namespaces, got ${node['name']}`);
  return `(?:${namespaces.join('|')})`;
};

const argumentsOf = (call: Node) => call['arguments'] as Node[];
const nameOfCallee = (call: Node) => {
  const callee = call['callee'] as Node;
  return callee.type === 'MemberExpression' ? (callee['property'] as Node)['name'] : callee['name'];
};
const optionOf = (options: Node | undefined, name: string) =>
  (options?.['properties'] as Node[] | undefined)?.find(
    ({ key }) => (key as Node | undefined)?.['name'] === name,
  )?.['value'] as Node | undefined;

/** The namespaces of the `t` functions in a file, as patterns. The default of `useTranslation()` is `common`. */
const ownNamespaces = (calls: Node[]): string[] =>
  calls.flatMap((call) => {
    const [first, second] = argumentsOf(call);
    if (nameOfCallee(call) === 'getFixedT') return [namespacePattern(second)];
    if (nameOfCallee(call) !== 'useTranslation') return [];
    return [first ? namespacePattern(first) : 'common'];
  });

const usesIn = ({ file, nodes }: Source): Use[] => {
  const calls = nodes.filter(({ type }) => type === 'CallExpression');
  const own = `(?:${ownNamespaces(calls).join('|')})`;
  return calls.flatMap((call) => {
    const [first, second] = argumentsOf(call);
    if (nameOfCallee(call) === 'getResourceBundle')
      return [{ file, pattern: new RegExp(`^${namespacePattern(second)}:`) }];
    if (nameOfCallee(call) !== 't') return [];
    const named = optionOf(second, 'ns');
    const plural = optionOf(second, 'count') ? '_(?:one|other)' : '';
    const end = plural + (optionOf(second, 'returnObjects') ? '(?:\\.|$)' : '$');
    return [
      { file, pattern: new RegExp(`^${named ? namespacePattern(named) : own}:${patternOf(first)}${end}`) },
    ];
  });
};

export const uses: Use[] = sources.flatMap(usesIn);
