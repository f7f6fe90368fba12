// kiwi measured on alp 1 problems, one figure a line: reads "FIGURE PATH BUDGET" from standard input, answers with
// microseconds (or the error in points, or bytes), or "error TEXT". Priorities become weights spread over 1 … 1e6, edits 1e9.
#include <kiwi/kiwi.h>
#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Row {
  std::string relation;
  double priority, constant;
  std::vector<std::pair<int, double>> terms;
};

struct Problem {
  int variables = 0;
  std::vector<int> edits, toggles;
  std::vector<Row> rows;
  std::vector<std::pair<double, double>> sizes;
  std::vector<std::pair<int, double>> retunes;
  std::vector<std::vector<double>> expected;
};

Problem read(const std::string& path) {
  Problem p;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    std::istringstream in(line);
    std::string word;
    in >> word;
    if (word == "vars") in >> p.variables;
    if (word == "edit") { int v; in >> v; p.edits.push_back(v); }
    if (word == "toggle") { int r; in >> r; p.toggles.push_back(r); }
    if (word == "size") { double w, h; in >> w >> h; p.sizes.push_back({w, h}); }
    if (word == "retune") { int r; double d; in >> r >> d; p.retunes.push_back({r, d}); }
    if (word == "c") {
      Row row;
      int id, count;
      in >> id >> row.relation >> row.priority >> row.constant >> count;
      for (int k = 0; k < count; k++) { int v; double a; in >> v >> a; row.terms.push_back({v, a}); }
      p.rows.push_back(row);
    }
  }
  std::ifstream expected(path.substr(0, path.size() - 4) + ".expect");
  for (std::string line; std::getline(expected, line);) {
    std::istringstream in(line);
    std::string word;
    int size;
    in >> word >> size;
    p.expected.emplace_back();
    for (double v; in >> v;) p.expected.back().push_back(v);
  }
  return p;
}

struct Engine {
  const Problem& p;
  std::map<double, double> weight;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  explicit Engine(const Problem& problem) : p(problem) {
    for (auto& row : p.rows) if (row.priority < 1000) weight[row.priority] = 0;
    size_t i = 0;
    for (auto& level : weight) level.second = weight.size() < 2 ? 1 : std::pow(1e6, double(i++) / (weight.size() - 1));
    variables.resize(p.variables);
    for (auto& row : p.rows) constraints.push_back(make(row, 0));
    for (int v : p.edits) solver.addEditVariable(variables[v], 1e9);
    suggest(0);
    // Required equalities first: the order kiwi likes best.
    for (int pass = 0; pass < 2; pass++)
      for (size_t r = 0; r < p.rows.size(); r++)
        if ((p.rows[r].priority >= 1000 && p.rows[r].relation == "eq") == (pass == 0)) solver.addConstraint(constraints[r]);
    solver.updateVariables();
  }

  kiwi::Constraint make(const Row& row, double change) {
    std::vector<kiwi::Term> terms;
    for (auto& t : row.terms) terms.emplace_back(variables[t.first], t.second);
    auto relation = row.relation == "eq" ? kiwi::OP_EQ : row.relation == "le" ? kiwi::OP_LE : kiwi::OP_GE;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), row.constant + change), relation,
                            row.priority >= 1000 ? kiwi::strength::required : weight.at(row.priority));
  }
  void suggest(size_t size) { resize(p.sizes[size].first, p.sizes[size].second, false); }
  void resize(double w, double h, bool update = true) {
    solver.suggestValue(variables[p.edits[0]], w);
    solver.suggestValue(variables[p.edits[1]], h);
    if (update) solver.updateVariables();
  }
};

template <class Body> double timed(Body body) {
  auto from = std::chrono::steady_clock::now();
  body();
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - from).count();
}

template <class Body> double best(double budget, Body body) {
  double once = std::max(0.001, timed(body));
  long calls = once > budget ? 1 : std::max<long>(3, long(budget / 7 / once));
  int batches = once > 2e6 ? 1 : once > 2e5 ? 3 : 7;
  double least = INFINITY;
  for (int b = 0; b < batches; b++) least = std::min(least, timed([&] { for (long i = 0; i < calls; i++) body(); }) / calls);
  return least;
}

double toggled(Engine& e, bool removing) {
  double total = 0;
  for (int r : e.p.toggles) {
    double out = timed([&] { e.solver.removeConstraint(e.constraints[r]); e.solver.updateVariables(); });
    double in = timed([&] { e.solver.addConstraint(e.constraints[r]); e.solver.updateVariables(); });
    total += removing ? out : in;
  }
  return total / std::max<size_t>(1, e.p.toggles.size());
}

// Rows spread over the problem, each removed in turn while the one before it is still away, which is then added again. Where
// that breaks the solver, a fresh one goes on with the next row, and what broke does not count.
double passed(const Problem& p, bool removing) {
  const size_t most = 60, step = std::max<size_t>(1, p.rows.size() / most);
  std::unique_ptr<Engine> e;
  double total = 0;
  int counted = 0;
  for (size_t gone = step / 2; gone + step < p.rows.size(); gone += step) {
    try {
      if (!e) {
        e = std::make_unique<Engine>(p);
        for (size_t s = 0; s < p.sizes.size(); s++) e->suggest(s);
        e->solver.removeConstraint(e->constraints[gone]);
        e->solver.updateVariables();
      }
      double out = timed([&] { e->solver.removeConstraint(e->constraints[gone + step]); e->solver.updateVariables(); });
      double in = timed([&] { e->solver.addConstraint(e->constraints[gone]); e->solver.updateVariables(); });
      total += removing ? out : in;
      counted++;
    } catch (const std::exception&) {
      e.reset();
    }
  }
  if (counted == 0) throw std::runtime_error("no row could be removed");
  return total / counted;
}

double retuned(Engine& e) {
  double total = 0;
  for (auto& [r, change] : e.p.retunes) {
    auto other = e.make(e.p.rows[r], change);
    total += timed([&, r = r] {
      e.solver.removeConstraint(e.constraints[r]);
      e.solver.addConstraint(other);
      e.solver.updateVariables();
    });
    e.solver.removeConstraint(other);
    e.solver.addConstraint(e.constraints[r]);
  }
  return total / std::max<size_t>(1, e.p.retunes.size());
}

double error(Engine& e) {
  double worst = 0;
  for (size_t s = 0; s < e.p.expected.size(); s++) {
    e.resize(e.p.sizes[s].first, e.p.sizes[s].second);
    for (int v = 0; v < e.p.variables; v++) worst = std::max(worst, std::fabs(e.variables[v].value() - e.p.expected[s][v]));
  }
  return worst;
}

// Bytes of a solver that has met every size, as the C library counts them.
double memory(const Problem& p) {
  auto used = [] { auto counts = mallinfo2(); return double(counts.uordblks + counts.hblkhd); };
  double before = used();
  Engine fresh(p);
  for (auto& size : p.sizes) fresh.resize(size.first, size.second);
  return used() - before;
}

double measure(const std::string& figure, const Problem& p, Engine& e, double budget) {
  auto cycle = [&](size_t count) {
    return best(budget, [&] { for (size_t s = 0; s < count; s++) e.resize(p.sizes[s].first, p.sizes[s].second); }) / count;
  };
  if (figure == "build_us") return best(budget, [&] { Engine fresh(p); });
  if (figure == "rotate_us") return cycle(2);
  if (figure == "rotate4_us") return cycle(p.sizes.size());
  if (figure == "sweep_us") {
    double width = 320, step = 1;
    return best(budget, [&] {
      width += step;
      if (width >= p.sizes[1].first || width <= 320) step = -step;
      e.resize(width, p.sizes[0].second);
    });
  }
  if (figure == "remove_us") return toggled(e, true);
  if (figure == "add_us") return toggled(e, false);
  if (figure == "remove_unseen_us") return passed(p, true);
  if (figure == "add_unseen_us") return passed(p, false);
  if (figure == "set_constant_us") return retuned(e);
  if (figure == "max_abs_error") return error(e);
  if (figure == "memory_bytes") return memory(p);
  throw std::runtime_error("unknown figure " + figure);
}

}  // namespace

int main() {
  std::string loaded;
  Problem problem;
  std::unique_ptr<Engine> engine;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream in(line);
    std::string figure, path;
    double budget = 40000;
    in >> figure >> path >> budget;
    try {
      if (path != loaded || !engine) {
        engine.reset();
        problem = read(path);
        engine = std::make_unique<Engine>(problem);
        loaded = path;
      }
      std::cout << measure(figure, problem, *engine, budget) << std::endl;
    } catch (const std::exception& e) {
      engine.reset();
      std::cout << "error " << e.what() << std::endl;
    }
  }
}
