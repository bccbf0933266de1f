import {
  BinaryOperationNode,
  ColumnNode,
  OnNode,
  OperationNodeTransformer,
  OperatorNode,
  ReferenceNode,
  TableNode,
  AliasNode,
  IdentifierNode,
  ValueNode,
  WhereNode,
  type DeleteQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type RootOperationNode,
  type SelectQueryNode,
  type UpdateQueryNode,
} from 'kysely';
import type { Tables } from '../tables/tables.ts';

type OfNobody = {
  [Name in keyof Tables]: Tables[Name] extends { tenant_id: string } ? never : Name;
}[keyof Tables];

/** The tables with rows that are no tenant's; the compiler asks for each. */
const ofNobody: Record<OfNobody, true> = {
  blobs: true,
  clock: true,
  release_blobs: true,
  signing_authorities: true,
  tenants: true,
  throttles: true,
};

/**
 * Asks every table of a statement that the query builder writes for the rows of one tenant: what is read
 * from, joined, changed and deleted. Row security behind it shows no others anyway; this also lets each
 * table be found by its keys, which begin with the tenant. What is written as SQL says its tenant itself.
 */
export class TenantRows extends OperationNodeTransformer implements KyselyPlugin {
  readonly #tenant: ValueNode;

  constructor(tenantId: string) {
    super();
    this.#tenant = ValueNode.create(tenantId);
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.transformNode(node, queryId);
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result);
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId) {
    const query = super.transformSelectQuery(node, queryId);
    return { ...query, where: this.#where(query.where, query.from?.froms ?? []) };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId) {
    const query = super.transformUpdateQuery(node, queryId);
    const tables = [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])];
    return { ...query, where: this.#where(query.where, tables) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId) {
    const query = super.transformDeleteQuery(node, queryId);
    const tables = [...query.from.froms, ...(query.using?.tables ?? [])];
    return { ...query, where: this.#where(query.where, tables) };
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId) {
    const join = super.transformJoin(node, queryId);
    const rows = this.#rowsOf(join.table);
    if (!rows) return join;
    const on = join.on ? OnNode.cloneWithOperation(join.on, 'And', rows) : OnNode.create(rows);
    return { ...join, on };
  }

  #where(where: WhereNode | undefined, tables: readonly OperationNode[]): WhereNode | undefined {
    return tables.reduce<WhereNode | undefined>((before, table) => {
      const rows = this.#rowsOf(table);
      if (!rows) return before;
      return before ? WhereNode.cloneWithOperation(before, 'And', rows) : WhereNode.create(rows);
    }, where);
  }

  #rowsOf(node: OperationNode): OperationNode | undefined {
    const named = AliasNode.is(node) ? node.node : node;
    if (!TableNode.is(named)) return undefined;
    const { name } = named.table.identifier;
    if (Object.hasOwn(ofNobody, name)) return undefined;
    const alias = AliasNode.is(node) && IdentifierNode.is(node.alias) ? node.alias.name : name;
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create('tenant_id'), TableNode.create(alias)),
      OperatorNode.create('='),
      this.#tenant,
    );
  }
}
